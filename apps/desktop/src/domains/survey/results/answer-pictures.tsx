import type { PictureAnswer } from '@sands/contract/survey/results.model'
import { useCall } from '@sands/web/call/use-call'
import { srcSetOf } from '@sands/web/picture/src-set'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { PictureViewer } from '../../../kernel/ui/picture-viewer.tsx'
import { PageButtons } from './page-buttons.tsx'
import styles from './results.module.css'
import type { ShownAnswers } from './shown-answers.ts'

const PAGE_SIZE = 20

/** The pictures that people have sent, small, with their names; a click opens one. */
export function AnswerPictures({
  answers,
  question,
  label,
}: {
  answers: ShownAnswers
  question: string
  label: string
}) {
  const [current, setCurrent] = useState(1)
  const [opened, setOpened] = useState<number | null>(null)
  const pictures = useCall('GET /sands-lms/api/v1/manage/investigation/pictures', {
    query: { ...answers, question, current, size: PAGE_SIZE },
  })
  const { data } = pictures
  if (pictures.isError && !data) return <FailureBlock error={pictures.error} onRetry={() => void pictures.refetch()} />
  const named = (data?.records ?? []).flatMap(({ pictures: sent, personName }) =>
    sent.map((picture) => ({ picture, name: personName ?? label })),
  )
  return (
    <div className={styles.texts}>
      <ul className={styles.answers} aria-label={label}>
        {data?.records.map((answer, index) => {
          const before = data.records.slice(0, index).reduce((sum, { pictures: sent }) => sum + sent.length, 0)
          return (
            <Sent
              key={`${answer.submitTime} ${answer.pictures[0]?.url}`}
              answer={answer}
              label={label}
              onOpen={(place) => setOpened(before + place)}
            />
          )
        })}
      </ul>
      <PageButtons current={current} size={PAGE_SIZE} total={data?.total ?? 0} onChange={setCurrent} />
      <PictureViewer pictures={named} index={opened} onTurn={setOpened} />
    </div>
  )
}

interface SentProps {
  answer: PictureAnswer
  label: string
  onOpen: (place: number) => void
}

function Sent({ answer: { pictures, personName, submitTime }, label, onOpen }: SentProps) {
  const t = useT()
  const { full } = useMoments()
  return (
    <li className={styles.answer}>
      <div className={styles.pictures}>
        {pictures.map((picture, place) => (
          <button
            key={picture.url}
            type="button"
            className={styles.picture}
            aria-label={t('kernel.picture_open', { name: personName ?? label })}
            onClick={() => onOpen(place)}
          >
            <img src={picture.url} srcSet={srcSetOf(picture)} sizes="96px" loading="lazy" alt="" />
          </button>
        ))}
      </div>
      <p className={styles.note}>{[personName, full(submitTime)].filter(Boolean).join(' · ')}</p>
    </li>
  )
}
