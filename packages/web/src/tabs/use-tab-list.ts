import { type KeyboardEvent, useId, useState } from 'react'

const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The selected tab of several, chosen by tap or arrow keys. Falls back to the first when the selected one was removed.
 */
export function useTabList(keys: readonly string[], start?: string) {
  const id = useId()
  const [wanted, setWanted] = useState(start)
  const chosen = wanted !== undefined && keys.includes(wanted) ? wanted : keys[0]
  const tabId = (key: string) => `${id}-${key}`
  const panelId = `${id}-panel`

  function onKeyDown(event: KeyboardEvent) {
    const place = STEPS[event.key]?.(keys.indexOf(chosen ?? ''), keys.length)
    const next = place === undefined ? undefined : keys[place]
    if (next === undefined) return
    event.preventDefault()
    setWanted(next)
    document.getElementById(tabId(next))?.focus()
  }

  return {
    chosen,
    list: { onKeyDown },
    tab: (key: string) =>
      ({
        type: 'button',
        role: 'tab',
        id: tabId(key),
        'aria-selected': key === chosen,
        'aria-controls': panelId,
        // One stop for the tab key; the arrow keys move on from there.
        tabIndex: key === chosen ? 0 : -1,
        onClick: () => setWanted(key),
      }) as const,
    panel: { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(chosen ?? '') } as const,
  }
}
