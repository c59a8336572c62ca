import { Segmented } from 'antd'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { type ConflictChoices, ConflictNote } from './conflict-note.tsx'
import styles from './editor-layout.module.css'

interface EditorLayoutProps {
  /** The height of the toolbar, once measured. */
  toolsHeight?: number
  /** Whether the page shows an introduction below its title, above the editor. */
  hasIntro?: boolean
  /** The edited document is still being loaded. */
  isComing?: boolean
  children: ReactNode
}

/** The layout of an editor with a phone preview: a sticky toolbar, then the columns. */
export function EditorLayout({ toolsHeight, hasIntro = false, isComing = false, children }: EditorLayoutProps) {
  return (
    <div
      className={styles.desk}
      data-intro={hasIntro}
      aria-busy={isComing || undefined}
      {...(toolsHeight !== undefined && { style: { '--tools': `${toolsHeight}px` } as CSSProperties })}
    >
      {isComing && <div className={styles.tools} />}
      {children}
    </div>
  )
}

interface EditorToolsProps {
  ref: Ref<HTMLElement>
  label: string
  /** The choices in a conflict with somebody else's changes. */
  conflict: ConflictChoices | undefined
  children: ReactNode
}

/** The toolbar, which sticks to the top of the window. */
export function EditorTools({ ref, label, conflict, children }: EditorToolsProps) {
  return (
    <section ref={ref} className={styles.tools} aria-label={label}>
      {children}
      {conflict && (
        <div className={styles.conflict}>
          <ConflictNote inLine {...conflict} />
        </div>
      )}
    </section>
  )
}

export function ToolGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>
}

interface EditorViewsProps<View extends string> {
  views: readonly { value: View; label: string }[]
  view: View
  onChange: (view: View) => void
}

/** Tabs between the editor and the phone preview, for windows too narrow for both. */
export function EditorViews<View extends string>({ views, view, onChange }: EditorViewsProps<View>) {
  return <Segmented className={styles.views ?? ''} block value={view} onChange={onChange} options={[...views]} />
}

/**
 * The column of the phone preview, as high as the window allows. `data-column` lets the surrounding columns hide it.
 */
export function PreviewColumn({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section className={styles.preview} data-column="preview" aria-label={label}>
      {children}
    </section>
  )
}
