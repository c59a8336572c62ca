import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { type Fact, Facts } from '../ui/facts.tsx'
import { StateBlock } from '../ui/page/state-block.tsx'
import styles from './tree-layout.module.css'

/** A tree, and beside it the chosen one. */
export function TreeSplit({ children }: { children: ReactNode }) {
  return <div className={styles.split}>{children}</div>
}

/** In the place of a tree that has nothing in it. */
export function TreeNone({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.none}>
      <StateBlock kind="empty" title={title} text={text} />
    </div>
  )
}

/** In the place of the chosen one, while there is none. */
export function TreeHint({ lines }: { lines: readonly string[] }) {
  return (
    <div className={styles.hint}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

interface TreePanelProps {
  title: string
  facts: readonly Fact[]
  acts: ReactNode
  notes: readonly string[]
  /** Dialogs of the acts. */
  children: ReactNode
}

/** The chosen one, and what can be done with it. Stays in sight beside a long tree. */
export function TreePanel({ title, facts, acts, notes, children }: TreePanelProps) {
  return (
    <div className={styles.panel}>
      <Card title={title}>
        <Facts facts={facts} />
        <div className={styles.acts}>{acts}</div>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </Card>
      {children}
    </div>
  )
}
