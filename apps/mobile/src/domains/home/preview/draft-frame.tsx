import { useT } from '@sands/web/i18n/i18n'
import { useStore } from '@sands/web/store/store'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { scrollBehavior } from '../../../kernel/ui/reduced-motion.ts'
import styles from './draft-frame.module.css'
import { shownBlock } from './shown-block.ts'

const MARKED_MS = 1600

/** The heights of the header and the tab bar, which cover the page. */
const COVERED_PX = { above: 64, below: 72 }

/** Scrolls only this window: the page around the frame does not move. */
function bringIntoView(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect()
  const lowest = window.innerHeight - COVERED_PX.below
  if (height === 0 || (top >= COVERED_PX.above && bottom <= lowest)) return
  const room = Math.max(0, lowest - COVERED_PX.above - height)
  window.scrollBy({ top: top - COVERED_PX.above - room / 2, behavior: scrollBehavior() })
}

/**
 * A module in the preview of its editor: it can be tapped, is marked when the editor is at it, and has a placeholder
 * while it is empty.
 */
export function DraftFrame({ id, children }: { id: string; children: ReactNode }) {
  const t = useT()
  const ref = useRef<HTMLDivElement>(null)
  const wanted = useStore(shownBlock)
  const [marked, setMarked] = useState(false)
  const meant = wanted?.block === id ? wanted : undefined
  useEffect(() => {
    if (!meant || !ref.current) return
    bringIntoView(ref.current)
    setMarked(true)
    const timer = setTimeout(() => setMarked(false), MARKED_MS)
    return () => {
      clearTimeout(timer)
      setMarked(false)
    }
  }, [meant])
  return (
    <div ref={ref} className={styles.frame} data-block={id} data-marked={marked} data-empty={t('home.preview_nothing')}>
      {children}
    </div>
  )
}
