import type { TableState } from '../net/protocol'

type Now = { asked: number; mine: boolean; table: TableState; seat: number | null }

/** Returns the time left on a player's clock: seconds for the move, then the time bank. */
export function left(now: Now, at: number): string | null {
  const { clock, seats } = now.table
  if (!clock || now.seat === null) return null
  const bank = (seats[now.seat]?.bank ?? clock[1] * 1000) / 1000
  const spent = now.mine ? (at - now.asked) / 1000 : 0
  const move = Math.max(0, clock[0] - spent)
  const rest = Math.max(0, bank - Math.max(0, spent - clock[0]))
  return now.mine ? `${Math.ceil(move)} + ${Math.ceil(rest)}` : `${Math.ceil(rest)}`
}

export class Ticking {
  #at = $state(Date.now())
  #timer: ReturnType<typeof setInterval>

  constructor(readonly now: () => Now) {
    this.#timer = setInterval(() => {
      if (this.now().mine && this.now().table.clock) this.#at = Date.now()
    }, 250)
  }

  get text(): string | null {
    return left(this.now(), this.#at)
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
