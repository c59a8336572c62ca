/** Begins to measure when a request is sent; the returned function is called with the server's time in the answer. */
export function measureClock(): (serverTime: string, known?: number) => number {
  const sentAt = performance.now()
  return (serverTime, known) => {
    const low = new Date(serverTime).getTime() - Date.now()
    // The server read its clock some time before the answer arrived.
    const high = low + Math.max(0, performance.now() - sentAt)
    return known === undefined ? low : Math.min(Math.max(known, low), high)
  }
}
