import type { KeyboardEvent } from 'react'

/** The left and right keys move between the tools, Home and End go to the first and last; Tab leaves the toolbar. */
export function moveAlongTools(event: KeyboardEvent<HTMLElement>): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const at = event.target instanceof HTMLElement ? tools.indexOf(event.target) : -1
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  const next = tools[(to + tools.length) % tools.length]
  for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1
  next?.focus()
}
