/** The wheel's sounds, made here of plain tones. Silent until a press has asked for them. */
export interface WheelSounds {
  /** A field passes the pointer. */
  tick(): void
  win(): void
  close(): void
}

/** Opens the sounds; must be called from a press, or browsers keep them silent. */
export function openSounds(): WheelSounds | null {
  if (!('AudioContext' in window)) return null
  const context = new AudioContext()
  const tone = (
    hertz: number,
    from: number,
    seconds: number,
    loudness: number,
    type: OscillatorType,
  ) => {
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = type
    oscillator.frequency.value = hertz
    const start = context.currentTime + from
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loudness, start + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(start + seconds)
  }
  return {
    tick: () => tone(1150, 0, 0.03, 0.05, 'square'),
    // Sa, Ga, Pa and the upper Sa.
    win: () =>
      [1, 5 / 4, 3 / 2, 2].forEach((step, i) => tone(392 * step, i * 0.13, 0.5, 0.12, 'sine')),
    close: () => void context.close(),
  }
}
