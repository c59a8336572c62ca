import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import styles from './results.module.css'

const PAGE_SIZE = 20

interface TextsListProps {
  survey: { id: Id<'survey'>; editionId?: Id<'surveyEdition'> }
  question: string
  label: string
}

/** Written answers with a search, page by page. */
export function TextsList({ survey, question, label }: TextsListProps) {
  const t = useT()
  const { full } = useMoments()
  const [keyword, setKeyword] = useState('')
  const [current, setCurrent] = useState(1)
  const texts = useCall('GET /sands-lms/api/v1/manage/investigation/texts', {
    query: { ...survey, question, current, size: PAGE_SIZE, ...(keyword && { keyWord: keyword }) },
  })
  const { data } = texts
  return (
    <div className={styles.texts}>
      <KeywordField
        label={t('survey.manage_search_texts', { title: label })}
        keyword={keyword}
        onChange={(next) => {
          setKeyword(next)
          setCurrent(1)
        }}
      />
      {data?.total === 0 && <p className={styles.note}>{t('survey.manage_no_texts')}</p>}
      <ul className={styles.answers}>
        {data?.records.map(({ text, personName, submitTime }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: anonymous answers have no id
          <li key={index} className={styles.answer}>
            <p>{text}</p>
            {(personName || submitTime) && (
              <p className={styles.note}>{[personName, submitTime && full(submitTime)].filter(Boolean).join(' · ')}</p>
            )}
          </li>
        ))}
      </ul>
      {data && data.total > PAGE_SIZE && (
        <div className={styles.filters}>
          <Button disabled={current === 1} onClick={() => setCurrent(current - 1)}>
            {t('survey.manage_earlier')}
          </Button>
          <Button disabled={current * PAGE_SIZE >= data.total} onClick={() => setCurrent(current + 1)}>
            {t('survey.manage_later')}
          </Button>
        </div>
      )}
    </div>
  )
}
