/** Something that a domain uses and exactly one domain after it provides. */
export interface Port<Value> {
  provide(value: Value): void
  /**
   * Throws while no domain has provided it. Call it while answering a request, or in `routes`, never while composing.
   */
  get(): Value
}

export function createPort<Value>(what: string): Port<Value> {
  const provided: Value[] = []
  return {
    provide(value) {
      if (provided.length > 0) throw new Error(`${what} is provided twice`)
      provided.push(value)
    },
    get() {
      const [value] = provided
      if (value === undefined) throw new Error(`no domain provides ${what}`)
      return value
    },
  }
}
