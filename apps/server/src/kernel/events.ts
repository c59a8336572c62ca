import type { Tx } from './database/database.ts'

/** Each domain adds its events to this interface from its `<domain>.events.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that the kernel knows no domain
export interface Events {}

/** An event of the time before the demo company was loaded. */
export type PastEvent = { [Name in keyof Events]: { name: Name; event: Events[Name] } }[keyof Events]

type Handler<Name extends keyof Events> = (tx: Tx, event: Events[Name]) => Promise<void>

export interface EventBus {
  /**
   * Handlers run in the caller's transaction, in the order in which they were added. If one fails, everything is rolled
   * back.
   */
  emit<Name extends keyof Events>(tx: Tx, name: Name, event: Events[Name]): Promise<void>
  on<Name extends keyof Events>(name: Name, handler: Handler<Name>): void
}

export function createEvents(): EventBus {
  const handlers = new Map<keyof Events, ((tx: Tx, event: never) => Promise<void>)[]>()
  return {
    async emit(tx, name, event) {
      for (const handler of handlers.get(name) ?? []) await (handler as Handler<typeof name>)(tx, event)
    },
    on(name, handler) {
      handlers.set(name, [...(handlers.get(name) ?? []), handler])
    },
  }
}
