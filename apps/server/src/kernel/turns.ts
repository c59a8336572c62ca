/**
 * Lets work that was prepared side by side go on in the order of arrival, for each key by itself: nobody overtakes
 * because less had to be prepared for them, also when the preparation of somebody fails.
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()

  return <Value, Result>(
    key: string,
    preparing: Promise<Value>,
    next: (value: Value) => Promise<Result>,
  ): Promise<Result> => {
    const turn = Promise.allSettled([preparing, last.get(key)])
    last.set(key, turn)
    return turn
      .then(() => {
        if (last.get(key) === turn) last.delete(key)
        return preparing
      })
      .then(next)
  }
}
