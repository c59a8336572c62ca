import { DeleteOutlined } from '@ant-design/icons'
import type { MyNote } from '@sands/contract/study/learning.model'
import { LEARN_TYPES } from '@sands/rules/study'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { useConfirm } from '../../../../kernel/ui/form/use-confirm.ts'
import { StateTag } from '../../../../kernel/ui/state-tag.tsx'
import { learnPaths } from '../learn-paths.ts'
import { usePlaceText } from './note-place.ts'
import styles from './notes.module.css'

interface MyNotesOnProps {
  /** All notes are on the same courseware. */
  notes: readonly MyNote[]
  onRemoved: () => Promise<unknown>
}

/** The notes on one courseware, with links as long as it is available. */
export function MyNotesOn({ notes, onRemoved }: MyNotesOnProps) {
  const t = useT()
  const confirm = useConfirm()
  const placeText = usePlaceText()
  const remove = useAct('POST /sands-lms/api/v1/study-note/delete')
  const [first] = notes
  if (!first) return null
  const { title, isGone, learnType } = first
  const ask = ({ id, content }: MyNote) =>
    confirm({
      title: t('study.note_remove_ask'),
      text: content,
      action: t('study.note_remove'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id } }),
      refresh: onRemoved,
    })
  return (
    <section className={styles.piece}>
      <h2 className={styles.title}>
        {title || t('study.note_of_gone')}{' '}
        {isGone === 1 && <StateTag tone="neutral">{t('study.note_thing_gone')}</StateTag>}
      </h2>
      <ul className={styles.list}>
        {notes.map((note) => {
          const { id, learnId, position, form } = note
          const where = placeText(form, position)
          const at: Readonly<Record<string, string>> = position === null ? {} : { at: String(position) }
          return (
            <li key={id} className={styles.note}>
              <span className={styles.head}>
                {isGone === 1 || learnType !== LEARN_TYPES.courseware ? (
                  <span className={styles.whole}>{where}</span>
                ) : (
                  <Link to={learnPaths.courseware(learnId, at)} className={styles.place}>
                    {where}
                  </Link>
                )}
                <span className={styles.room} />
                <Button
                  size="small"
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t('study.note_remove')}
                  onClick={() => ask(note)}
                />
              </span>
              <p className={styles.content}>{note.content}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
