import type { ApiOutput } from '../../../contract/apis.ts'

/** A place as it is suggested: with its coordinates, or with the id by which they are found. */
export type PlacePrediction = ApiOutput<'places/suggest'>['predictions'][number]

/** A place with its coordinates. */
export type PlaceSuggestion = PlacePrediction & Required<Pick<PlacePrediction, 'geometry'>>

export function isLocated(place: PlacePrediction): place is PlaceSuggestion {
  return place.geometry !== undefined
}

/**
 * The random name of one search, from the first letter to the choice: a maps service counts it as one.
 * At most 32 letters. Not by randomUUID, which a page without TLS lacks.
 */
export function newPlaceSession(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-')
}
