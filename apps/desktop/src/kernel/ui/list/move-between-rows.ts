import type { KeyboardEvent } from 'react'

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)'

/** The up and down keys move to the same control of the row above or below; Home and End to the first and last row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLElement) || event.target.matches('input:not([type=checkbox])')) return
  const row = event.target.closest('tbody tr')
  if (!row) return
  const rows = [...(row.parentElement?.children ?? [])].filter((each) => each.querySelector(CONTROLS))
  const next = targetRow(event.key, rows, row)
  if (!next) return

  const place = [...row.querySelectorAll(CONTROLS)].indexOf(event.target)
  const controls = next.querySelectorAll<HTMLElement>(CONTROLS)
  const control = controls[Math.min(place, controls.length - 1)]
  if (!control) return
  event.preventDefault()
  control.focus()
}

function targetRow(key: string, rows: readonly Element[], row: Element): Element | undefined {
  const at = rows.indexOf(row)
  if (key === 'ArrowDown') return rows[at + 1]
  if (key === 'ArrowUp') return at > 0 ? rows[at - 1] : undefined
  if (key === 'Home') return rows[0]
  if (key === 'End') return rows.at(-1)
  return undefined
}
