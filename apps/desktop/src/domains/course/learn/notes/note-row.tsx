import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { type CoursewareType, learnForm } from '@sands/rules/study'
import { discardItem, type OutboxItem, retryItem } from '@sands/web/outbox/outbox'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { useConfirm } from '../../../../kernel/ui/form/use-confirm.ts'
import { StateTag } from '../../../../kernel/ui/state-tag.tsx'
import { NoteComposer } from './note-composer.tsx'
import { keepDraft, noteDraft } from './note-drafts.ts'
import { usePlaceText } from './note-place.ts'
import styles from './notes.module.css'
import type { ShownNote } from './shown-notes.ts'
import type { useNotes } from './use-notes.ts'

interface NoteRowProps {
  note: ShownNote
  type: CoursewareType
  now: () => number | null
  onGoTo: (position: number) => void
  onSave: ReturnType<typeof useNotes>['save']
  onRemove: ReturnType<typeof useNotes>['remove']
}

/** The state of a note that has not reached the server. */
function OnItsWay({ item: { id, state, tries, reason } }: { item: OutboxItem }) {
  const t = useT()
  if (state === 'waiting') return tries > 0 ? <StateTag tone="info">{t('study.note_waiting')}</StateTag> : null
  return (
    <div className={styles.refused} role="alert">
      <span>{t('study.note_refused', { reason: reason ?? '' })}</span>
      <Button size="small" onClick={() => void retryItem(id)}>
        {t('kernel.retry')}
      </Button>
      <Button size="small" onClick={() => void discardItem(id)}>
        {t('kernel.outbox_discard')}
      </Button>
    </div>
  )
}

/** A note: its place, which links there, and its text. */
export function NoteRow({ note, type, now, onGoTo, onSave, onRemove }: NoteRowProps) {
  const t = useT()
  const confirm = useConfirm()
  const placeText = usePlaceText()
  const { id, position, content, version, item } = note
  const draftId = `note ${id ?? ''}`
  const [edits, setEdits] = useState(() => id !== undefined && noteDraft(draftId) !== null)
  // An edit overwrites the version that the person saw when they began, not a newer one.
  const [seen, setSeen] = useState(version)
  const edit = () => {
    setSeen(version)
    keepDraft(draftId, noteDraft(draftId) ?? { text: content, position })
    setEdits(true)
  }
  const cancel = () => {
    keepDraft(draftId, null)
    setEdits(false)
  }
  const askRemove = (noteId: NonNullable<ShownNote['id']>) =>
    confirm({
      title: t('study.note_remove_ask'),
      text: content,
      action: t('study.note_remove'),
      danger: true,
      run: () => onRemove(noteId, content),
    })
  if (id !== undefined && edits) {
    return (
      <NoteComposer
        draftId={draftId}
        type={type}
        now={now}
        onSave={(changed) => onSave({ ...changed, id, version: seen })}
        onCancel={cancel}
      />
    )
  }
  const where = placeText(learnForm(type), position)
  return (
    <article className={styles.note}>
      <header className={styles.head}>
        {position === null ? (
          <span className={styles.whole}>{where}</span>
        ) : (
          <button
            type="button"
            className={styles.place}
            aria-label={t('study.note_go', { place: where })}
            onClick={() => onGoTo(position)}
          >
            {where}
          </button>
        )}
        <span className={styles.room} />
        {id !== undefined && (
          <>
            <Button
              size="small"
              type="text"
              icon={<EditOutlined aria-hidden />}
              aria-label={t('study.note_edit')}
              onClick={edit}
            />
            <Button
              size="small"
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('study.note_remove')}
              onClick={() => askRemove(id)}
            />
          </>
        )}
      </header>
      <p className={styles.content}>{content}</p>
      {item && <OnItsWay item={item} />}
    </article>
  )
}
