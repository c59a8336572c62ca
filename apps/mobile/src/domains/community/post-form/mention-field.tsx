import { asId } from '@sands/contract/kernel/id'
import { MOST_MENTIONS } from '@sands/rules/community/publishing'
import { useCall } from '@sands/web/call/use-call'
import { type BoardId, PERSON_PAGE } from '@sands/web/community/community-calls'
import type { MentionedPerson } from '@sands/web/community/post-drafts'
import { useT } from '@sands/web/i18n/i18n'
import { AtSign, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { SearchField } from '../../../kernel/ui/search-field.tsx'
import { useSettled } from '../../../kernel/use-settled.ts'
import styles from './mention-field.module.css'

interface MentionFieldProps {
  boardId: string
  people: readonly MentionedPerson[]
  onChange: (people: MentionedPerson[]) => void
}

/** People who get a message about the post; only those who see the board can be named. */
export function MentionField({ boardId, people, onChange }: MentionFieldProps) {
  const t = useT()
  const [opens, setOpens] = useState(false)
  const reasonId = useId()
  const reason = (() => {
    if (boardId === '') return t('community.mention_column_first')
    return people.length >= MOST_MENTIONS ? t('community.mention_full', { count: MOST_MENTIONS }) : null
  })()
  return (
    <div className={styles.people}>
      {people.map(({ userId, name }) => (
        <button
          key={userId}
          type="button"
          className={styles.person}
          aria-label={t('community.mention_remove', { name })}
          onClick={() => onChange(people.filter((person) => person.userId !== userId))}
        >
          @{name}
          <X size={16} aria-hidden />
        </button>
      ))}
      <button
        type="button"
        className={styles.person}
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => setOpens(true)}
      >
        <AtSign size={18} aria-hidden />
        {t('community.mention')}
      </button>
      {reason !== null && (
        <p id={reasonId} className={styles.reason}>
          {reason}
        </p>
      )}
      {opens && (
        <PersonSheet
          boardId={boardId}
          onClose={() => setOpens(false)}
          onChoose={(person) => {
            setOpens(false)
            if (!people.some(({ userId }) => userId === person.userId)) onChange([...people, person])
          }}
        />
      )}
    </div>
  )
}

interface PersonSheetProps {
  boardId: string
  onClose: () => void
  onChoose: (person: MentionedPerson) => void
}

function PersonSheet({ boardId, onClose, onChoose }: PersonSheetProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const keyWord = useSettled(typed.trim())
  const query = { boardId: asId<BoardId>(boardId), keyWord }
  const found = useCall(PERSON_PAGE, { query }, { enabled: keyWord !== '', silent: true })
  return (
    <Sheet title={t('community.mention')} open onClose={onClose}>
      <SearchField label={t('community.mention_search')} value={typed} onChange={setTyped} autoFocus />
      <ul className={styles.found}>
        {found.data?.map(({ userId, name, postName, avatarFileUrl }) => (
          <li key={userId}>
            <button type="button" className={styles.row} onClick={() => onChoose({ userId, name })}>
              <Avatar name={name} src={avatarFileUrl} size={36} />
              <span className={styles.name}>{name}</span>
              <span className={styles.post}>{postName}</span>
            </button>
          </li>
        ))}
      </ul>
      {keyWord !== '' && found.data?.length === 0 && <p className={styles.none}>{t('community.mention_none')}</p>}
    </Sheet>
  )
}
