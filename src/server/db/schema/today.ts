/** The cities that people keep for their own day. */
export interface TodayTables {
  kept_cities: { uid: string; name: string; lat: number; lng: number; updated_at: Date }
}
