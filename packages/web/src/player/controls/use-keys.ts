import { useEffect, useEffectEvent } from 'react'

export interface KeyActs {
  toggle: () => void
  seekBy: (seconds: number) => void
  seekToShare: (share: number) => void
  faster: (steps: number) => void
  louder: (by: number) => void
  toggleMuted: () => void
  toggleFull: () => void
  toggleCaptions: () => void
}

type KeyAct = (acts: KeyActs) => void

const STEP_S = 5
const JUMP_S = 10
const VOLUME_STEP = 0.1

const KEYS: Readonly<Record<string, KeyAct>> = {
  ' ': (acts) => acts.toggle(),
  k: (acts) => acts.toggle(),
  j: (acts) => acts.seekBy(-JUMP_S),
  l: (acts) => acts.seekBy(JUMP_S),
  ArrowLeft: (acts) => acts.seekBy(-STEP_S),
  ArrowRight: (acts) => acts.seekBy(STEP_S),
  Home: (acts) => acts.seekToShare(0),
  End: (acts) => acts.seekToShare(1),
  m: (acts) => acts.toggleMuted(),
  f: (acts) => acts.toggleFull(),
  c: (acts) => acts.toggleCaptions(),
  '<': (acts) => acts.faster(-1),
  '>': (acts) => acts.faster(1),
}
/** These keys scroll the page, unless the focus is in the player. */
const INSIDE: Readonly<Record<string, KeyAct>> = {
  ArrowUp: (acts) => acts.louder(VOLUME_STEP),
  ArrowDown: (acts) => acts.louder(-VOLUME_STEP),
}

function actOf(key: string, inside: boolean): KeyAct | undefined {
  if (/^[0-9]$/.test(key)) return (acts) => acts.seekToShare(Number(key) / 10)
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? (inside ? INSIDE[key] : undefined)
}

/** Fields, selects and dialogs use keys themselves; a button uses the space bar. */
function isTaken(target: Element, key: string): boolean {
  if (target.closest('input, textarea, select, [contenteditable], dialog')) return true
  return key === ' ' && target.closest('button, a') !== null
}

/** The usual keys of players, while the focus is in the player or nowhere. */
export function useKeys(root: HTMLElement | null, acts: KeyActs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (!(target instanceof Element) || !root || isTaken(target, key)) return
    const inside = root.contains(target)
    if (!inside && target !== document.body) return
    const act = actOf(key, inside)
    if (!act) return
    event.preventDefault()
    act(acts)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
