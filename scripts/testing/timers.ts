type Handle = ReturnType<typeof setTimeout>

/** Records timers and broadcast channels as they are created. Returns a function that ends those still active. */
export function watchTimers(): () => void {
  const handles = new Set<Handle>()
  const channels = new Set<BroadcastChannel>()
  const note = (start: typeof setTimeout | typeof setInterval, self: unknown, given: unknown[]) => {
    const handle: Handle = Reflect.apply(start, self, given)
    handles.add(handle)
    return handle
  }
  globalThis.setTimeout = new Proxy<typeof setTimeout>(setTimeout, { apply: note })
  globalThis.setInterval = new Proxy<typeof setInterval>(setInterval, { apply: note })
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.add(this)
    }
  }
  return () => {
    for (const handle of handles) clearTimeout(handle)
    for (const channel of channels) channel.close()
  }
}
