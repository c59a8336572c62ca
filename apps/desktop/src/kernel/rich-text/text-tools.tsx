import type { Editor } from '@tiptap/react'
import { useT } from '../text.ts'
import styles from './rich-text.module.css'
import { moveAlongTools } from './toolbar-keys.ts'
import { useTextTools } from './use-text-tools.tsx'

interface TextToolsProps {
  editor: Editor
  /** The id of the text that the toolbar belongs to. */
  controls: string
  onLink: () => void
  /** Without this callback the text cannot contain pictures. */
  onPicture: (() => void) | undefined
}

/** The toolbar for the selected text. Tab reaches it in one stop; the arrow keys move inside it. */
export function TextTools({ editor, controls, onLink, onPicture }: TextToolsProps) {
  const t = useT()
  const groups = useTextTools(editor, { onLink, onPicture })
  return (
    <div
      role="toolbar"
      aria-label={t('manage.text_tools')}
      aria-controls={controls}
      className={styles.tools}
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.focus()
        else moveAlongTools(event)
      }}
    >
      {groups.map((tools, place) => (
        <div key={tools[0]?.key} className={styles.group}>
          {tools.map(({ key, label, icon, isOn, isOff, run }, index) => (
            <button
              key={key}
              type="button"
              className={styles.tool}
              aria-label={label}
              title={label}
              aria-pressed={isOn}
              disabled={isOff}
              tabIndex={place === 0 && index === 0 ? 0 : -1}
              // Keeps the text selected.
              onMouseDown={(event) => event.preventDefault()}
              onClick={run}
            >
              {icon}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
