interface OtpCredential extends Credential {
  code: string
}
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/**
 * On Android, waits for the SMS with our code and gives it once the person agrees; null wherever
 * the browser can't, or when the wait is given up.
 */
export async function codeFromSms(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null
  try {
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal }
    const credential = (await navigator.credentials.get(request)) as OtpCredential | null
    return credential?.code ?? null
  } catch {
    // Refused, superseded or aborted: the boxes are there to type in.
    return null
  }
}
