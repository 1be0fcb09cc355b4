/** The port through which answers may be written by a language model. */
export interface ModelPort {
  /** null: there is none, the built-in composer writes. */
  name: string | null
}
