import type pg from 'pg'

/** Milliseconds from NOTIFY to its arrival at another connection: the lower bound for announcing any change. */
export async function notifyRoundTrips(listener: pg.Client, sender: pg.Client, rounds: number): Promise<number[]> {
  await listener.query('listen bench')
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    const heard = new Promise<void>((resolve) => {
      listener.once('notification', () => resolve())
    })
    await sender.query('notify bench')
    await heard
    times.push(performance.now() - from)
  }
  return times
}
