import type { WireEvent } from '../net/protocol'

let context: AudioContext | null = null

/** A tone: pitch in hertz, start and duration in seconds. */
type Tone = [hertz: number, from: number, lasts: number, shape?: OscillatorType]

const SOUNDS: Record<string, Tone[]> = {
  discard: [[340, 0, 0.05, 'triangle']],
  call: [
    [523, 0, 0.09],
    [659, 0.09, 0.14],
  ],
  riichi: [
    [523, 0, 0.1],
    [659, 0.1, 0.1],
    [784, 0.2, 0.22],
  ],
  win: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.12],
    [1047, 0.36, 0.35],
  ],
  draw: [[392, 0, 0.25]],
  turn: [[880, 0, 0.07]],
}

const OF_EVENT: Partial<Record<WireEvent['type'], keyof typeof SOUNDS>> = {
  discarded: 'discard',
  claimed: 'call',
  'closed-kan': 'call',
  'added-kan': 'call',
  north: 'call',
  'claim-called': 'call',
  riichi: 'riichi',
  won: 'win',
  opened: 'win',
  exhausted: 'draw',
  aborted: 'draw',
}

export function soundOf(event: WireEvent): string | null {
  return OF_EVENT[event.type] ?? null
}

export function play(name: string): void {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume().catch(() => undefined)
    for (const [hertz, from, lasts, shape = 'sine'] of SOUNDS[name] ?? [])
      tone(context, hertz, from, lasts, shape)
  } catch {
    // No audio device: stay silent.
  }
}

function tone(at: AudioContext, hertz: number, from: number, lasts: number, shape: OscillatorType): void {
  const [source, volume] = [at.createOscillator(), at.createGain()]
  const begins = at.currentTime + from
  source.type = shape
  source.frequency.value = hertz
  volume.gain.setValueAtTime(0.12, begins)
  volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts)
  source.connect(volume).connect(at.destination)
  source.start(begins)
  source.stop(begins + lasts)
}
