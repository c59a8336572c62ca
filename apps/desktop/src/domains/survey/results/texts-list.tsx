import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { PageButtons } from './page-buttons.tsx'
import styles from './results.module.css'
import type { ShownAnswers } from './shown-answers.ts'

const PAGE_SIZE = 20

interface TextsListProps {
  answers: ShownAnswers
  question: string
  label: string
}

/** Written answers with a search, page by page. */
export function TextsList({ answers, question, label }: TextsListProps) {
  const t = useT()
  const { full } = useMoments()
  const [keyword, setKeyword] = useState('')
  const [current, setCurrent] = useState(1)
  const texts = useCall('GET /sands-lms/api/v1/manage/investigation/texts', {
    query: { ...answers, question, current, size: PAGE_SIZE, ...(keyword && { keyWord: keyword }) },
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
      <PageButtons current={current} size={PAGE_SIZE} total={data?.total ?? 0} onChange={setCurrent} />
    </div>
  )
}
