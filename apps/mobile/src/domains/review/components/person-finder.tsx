import type { UserId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { APPROVAL_PEOPLE } from '@sands/web/review/approval-calls'
import { useState } from 'react'
import { TextField } from '../../../kernel/ui/field.tsx'
import styles from './approval.module.css'

interface PersonFinderProps {
  label: string
  chosen: UserId | null
  onChoose: (id: UserId, name: string) => void
  error: string | undefined
}

/** Finds a colleague by name. */
export function PersonFinder({ label, chosen, onChoose, error }: PersonFinderProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const keyWord = words.trim()
  const found = useCall(APPROVAL_PEOPLE, { query: { keyWord } }, { enabled: keyWord !== '', silent: true })
  return (
    <div>
      <TextField
        label={label}
        placeholder={t('review.find_person')}
        maxLength={60}
        value={words}
        onChange={setWords}
        error={error}
      />
      {keyWord !== '' && found.data?.length === 0 && <p className={styles.meta}>{t('review.find_none')}</p>}
      {keyWord !== '' &&
        found.data?.map(({ userId, name, userName, departmentName }) => (
          <button
            key={userId}
            type="button"
            className={styles.choice}
            aria-pressed={chosen === userId}
            onClick={() => onChoose(userId, name)}
          >
            <span>{name}</span>
            <span className={styles.meta}>{[userName, departmentName].filter(Boolean).join(' · ')}</span>
          </button>
        ))}
    </div>
  )
}
