import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import type { MadeContent } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { useDelayed } from '../../../kernel/use-delayed.ts'
import styles from './training.module.css'

const STILL_MS = 250

interface ContentChoiceProps {
  type: number
  onChoose: (content: MadeContent) => void
}

/** Chooses existing content as a task, by title. */
export function ContentChoice({ type, onChoose }: ContentChoiceProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const keyWord = useDelayed(typed.trim(), STILL_MS)
  const found = useCall(
    'GET /sands-lms/api/v1/manage/training/content',
    { query: { type, size: 20, ...(keyWord && { keyWord }) } },
    { silent: true },
  )
  const items = found.data?.records ?? []
  return (
    <Choice<string>
      className={styles.keyword}
      label={t('training.task_add')}
      placeholder={t('training.task_add')}
      loading={found.isPending}
      value=""
      options={items.map(({ id, title, isOut }) => ({
        value: id,
        label: isOut ? title : t('training.content_hidden', { title }),
      }))}
      onSearch={setTyped}
      onChange={(id) => {
        const content = items.find((item) => item.id === id)
        if (content) onChoose(content)
      }}
    />
  )
}
