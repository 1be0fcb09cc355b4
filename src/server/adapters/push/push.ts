/** A browser that wants to be reached, as it gave itself. */
export interface PushSubscription {
  /** Its address at the push service of its maker; whoever knows it and holds our key can send to it. */
  endpoint: string
  /** Its public key and its secret, base64url: what is sent is encrypted to them. */
  p256dh: string
  auth: string
}

/** Our own key pair (RFC 8292), base64url, and where a push service can reach the operator. */
export interface PushKeys {
  publicKey: string
  privateKey: string
  /** mailto: or https: */
  subject: string
}

export interface PushMessage {
  /** What the service worker gets; encrypted before it leaves (RFC 8291). At most 3,000 bytes. */
  payload: string
  /** Waiting at the push service it replaces another of the same topic: up to 32 letters and digits. */
  topic: string
  /** How long a push service may keep it for a device that is off. */
  lifeSeconds: number
}

/** `gone`: the subscription has ended. `later`: it may be tried again. `refused`: this message never arrives. */
export type PushOutcome =
  | { kind: 'sent' | 'gone' }
  | { kind: 'later'; afterSeconds: number | null }
  | { kind: 'refused'; status: number }

/** The port to the push services of the browsers' makers. */
export interface Push {
  /** Whether an address may be kept as an endpoint. */
  isEndpoint(address: string): boolean
  /** Sends a message once; never throws. */
  send(
    subscription: PushSubscription,
    message: PushMessage,
    keys: PushKeys,
    at: Date,
  ): Promise<PushOutcome>
  close(): void
}
