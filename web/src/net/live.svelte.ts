import { prefs } from '../app/prefs.svelte'
import { begin, fold, type View } from '../game/fold'
import { defaultTableRules, type TableRules } from '../game/table-rules'
import type {
  Auto,
  Command,
  ConnectRole,
  EventMessage,
  Message,
  Phrase,
  Refusal,
  TableState,
  CommandKind,
} from './protocol'

export type Line = { from: string; text: string | null; phrase: Phrase | null }

/** Called for each event; `old` marks events from before the page was opened. */
export type Listener = (message: EventMessage, before: View, after: View, old: boolean) => void

const PING = 30_000
const LONGEST_WAIT = 8_000
/** After this time without a frame, in milliseconds, messages are processed anyway. */
const LONGEST_FRAME = 100
/** Ids end in a device number, so that two devices of a player never send the same id. */
const DEVICES = 4096

/** A connection to a table: the socket, the table's state, and the commands that are not answered yet. */
export class Live {
  view: View = $state.raw(begin(defaultTableRules(), null))
  table: TableState | null = $state.raw(null)
  connected = $state(false)
  ended: string | null = $state(null)
  refusal: Refusal | null = $state.raw(null)
  chat: Line[] = $state.raw([])
  rematch: string | null = $state(null)
  judgeCalled: number | null = $state(null)
  auto: Auto = $state({ win: false, no_calls: false, discard: false })
  /** Commands that were sent and not answered yet. */
  waiting: Command[] = $state.raw([])
  /** When the current choice was offered. */
  asked = $state(0)

  #socket: WebSocket | null = null
  #lastId = 0
  #device = Math.floor(Math.random() * DEVICES)
  #tries = 0
  #catchingUp = $state(true)
  #timer: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #left = false
  /** Whether the connection was closed only to reopen it at once. */
  #renewing = false
  /** Messages since the last frame, which are processed and drawn together. */
  #arrived: Message[] = []
  #frame = 0
  #late: ReturnType<typeof setTimeout> | undefined
  /** Events that are held back while something else is shown. */
  #held: EventMessage[] | null = $state.raw(null)

  constructor(
    readonly id: string,
    readonly role: ConnectRole,
    tableRules: TableRules,
    readonly listen: Listener,
  ) {
    this.view = begin(tableRules, null)
    this.#connect()
    this.#ping = setInterval(() => this.#say({ id: 0, command: { type: 'ping' } }), PING)
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /**
   * Sends a command and returns its id. It is sent again after a lost connection, and executed once. Ids continue from
   * the last one used on any device.
   */
  send(command: CommandKind): number {
    this.#lastId = (Math.floor(this.#lastId / DEVICES) + 1) * DEVICES + this.#device
    const sent = { id: this.#lastId, command }
    this.refusal = null
    this.waiting = [...this.waiting, sent]
    this.#say(sent)
    return sent.id
  }

  /** Whether events are being held back. */
  get holding(): boolean {
    return this.#held !== null
  }

  /** Holds events back until they are released. */
  hold(): void {
    this.#held ??= []
  }

  release(): void {
    const held = this.#held ?? []
    this.#held = null
    for (const event of held) this.#happened(event)
  }

  setAuto(auto: Auto): void {
    this.auto = auto
    this.send({ type: 'auto', ...auto })
  }

  /**
   * Whether the table is waiting for people: all commands have been answered, all messages are in the view, and the
   * player has a choice or the deal is over.
   */
  get idle(): boolean {
    if (!this.connected || this.#catchingUp || this.holding || this.waiting.length > 0) return false
    const { seat, choice, ending } = this.view
    const stage = this.table?.stage
    if (seat === null || stage === undefined) return true
    if (stage === 'playing') return choice !== null
    return ending?.over === true || (stage !== 'between' && stage !== 'choice')
  }

  /** Reconnects at once, so that the server uses the page's new language. */
  reconnect(): void {
    this.#renewing = true
    this.#socket?.close()
  }

  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
    clearInterval(this.#ping)
    this.#arrived = []
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  #hurry = (): void => {
    if (!this.connected && !this.#left && this.ended === null && !document.hidden) {
      clearTimeout(this.#timer)
      this.#connect()
    }
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return
    const query = new URLSearchParams({ role: this.role, lang: prefs.language })
    if (this.view.last !== null) query.set('last', String(this.view.last))
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/live/${this.id}?${query}`)
    this.#catchingUp = true
    this.#socket = socket
    socket.onmessage = ({ data }) => this.#arrive(JSON.parse(String(data)) as Message)
    socket.onclose = () => this.#lost(socket)
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#takeAll()
    this.connected = false
    if (this.#left || this.ended !== null) return
    const wait = this.#renewing ? 0 : Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries)
    this.#renewing = false
    this.#tries += 1
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  #say(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command))
  }

  #answered(id: number): void {
    this.waiting = this.waiting.filter((command) => command.id !== id)
  }

  #arrive(message: Message): void {
    this.#arrived.push(message)
    if (document.hidden) return this.#takeAll()
    if (this.#arrived.length > 1) return
    this.#frame = requestAnimationFrame(this.#takeAll)
    this.#late = setTimeout(this.#takeAll, LONGEST_FRAME)
  }

  #takeAll = (): void => {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#late)
    for (const message of this.#arrived.splice(0)) this.#take(message)
  }

  #take(message: Message): void {
    switch (message.type) {
      case 'welcome':
        this.release()
        this.#tries = 0
        this.connected = true
        this.#lastId = Math.max(this.#lastId, message.done)
        this.view = { ...this.view, seat: message.seat, choice: message.choice }
        this.asked = Date.now()
        if (Object.values(this.auto).some(Boolean))
          this.#say({ id: this.#lastId, command: { type: 'auto', ...this.auto } })
        for (const command of this.waiting) this.#say(command)
        return
      case 'event':
        // Don't keep a player waiting whose clock is running.
        if (message.choice && this.table?.clock) this.release()
        return this.#held ? void this.#held.push(message) : this.#happened(message)
      case 'table':
        this.#catchingUp = false
        this.table = message.table
        return
      case 'done':
        // Another device may have sent it.
        this.#lastId = Math.max(this.#lastId, message.id)
        return this.#answered(message.id)
      case 'refused':
        this.#answered(message.id)
        this.refusal = message
        return
      case 'chat':
        this.#addChat({ from: message.from, text: message.text, phrase: null })
        return
      case 'phrase':
        this.#addChat({ from: message.from, text: null, phrase: message.phrase })
        return
      case 'judge-called':
        this.judgeCalled = message.seat
        return
      case 'rematch':
        this.rematch = message.table
        return
      case 'invalid-command':
        console.warn('invalid-command', message.why)
        return
      case 'bye':
        if (message.why !== 'stopping') this.ended = message.why
        return
    }
  }

  #addChat(line: Line): void {
    this.chat = [...this.chat.slice(-99), line]
  }

  #happened(message: EventMessage): void {
    // Ignore events that arrived twice, over two connections.
    if (this.view.last !== null && message.number <= this.view.last) return
    const before = this.view
    this.view = fold(before, message)
    if (this.view.choice !== null) this.asked = Date.now()
    if (message.event.type === 'ruled') this.judgeCalled = null
    this.listen(message, before, this.view, this.#catchingUp)
  }
}
