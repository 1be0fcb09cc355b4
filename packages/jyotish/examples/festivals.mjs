// The festivals and vrats of a week, each with the reason why it is on this day.
import { festivalsBetween } from '@drishti/jyotish'

const jaipur = { latitude: 26.9124, longitude: 75.7873, offsetSeconds: 19_800 }
for (const { date, name, because } of festivalsBetween({
  fromDate: '2026-11-05',
  toDate: '2026-11-12',
  ...jaipur,
}))
  console.log(date, name.en, '·', because.en)

/* prints
2026-11-05 Govatsa Dwadashi (Vagh Baras) · On this day alone it runs at pradosha.
2026-11-05 Rama Ekadashi · Ekadashi runs at the sunrise of this day.
2026-11-06 Dhanteras · On this day alone it runs at pradosha.
2026-11-06 Shukra Pradosh Vrat · On this day alone it runs at pradosha.
2026-11-07 Kali Chaudas · On this day alone it runs at nishita.
2026-11-07 Masik Shivaratri · On this day alone it runs at nishita.
2026-11-08 Naraka Chaturdashi · On this day alone it runs at arunodaya.
2026-11-08 Diwali (Lakshmi Puja) · On this day alone it runs at pradosha.
2026-11-08 Kali Puja · On this day alone it runs at nishita.
2026-11-09 Kartika Amavasya (Somvati) · On this day alone it runs at sunrise.
2026-11-10 Govardhan Puja (Annakut) · It lasts long enough after the sunrise of this day.
2026-11-11 Bhai Dooj (Yama Dwitiya) · It runs at aparahna on two days; the rule takes the second.
*/
