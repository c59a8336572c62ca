import { useCountdown } from '@sands/web/course/use-countdown'
import { type StudyQuestion, useStudyQuestion } from '@sands/web/course/use-study-question'
import type { UsedViewing } from '@sands/web/study/use-viewing'
import { Button, Modal } from 'antd'
import { useT } from '../../../../kernel/text.ts'

function SecondsLeft({ seconds }: { seconds: number }) {
  const t = useT()
  const left = useCountdown(seconds)
  return <p>{t('course.there_text', { seconds: left })}</p>
}

const WORDS = {
  there: { title: 'course.there', act: 'course.there_yes' },
  paused: { title: 'course.paused', act: 'course.go_on' },
  elsewhere: { title: 'course.elsewhere', act: 'course.go_on_here' },
} as const satisfies Record<StudyQuestion, { title: string; act: string }>

/** Asks whether the person is still there, or whether to continue on this device. At most one question at a time. */
export function StudyQuestions({ viewing }: { viewing: UsedViewing }) {
  const t = useT()
  const [question, leave] = useStudyQuestion(viewing)
  if (question === null) return null
  const { title, act } = WORDS[question]
  const isExternal = question === 'elsewhere'
  const answer = isExternal ? viewing.takeOver : viewing.imHere
  return (
    <Modal
      key={question}
      open
      centered
      width={420}
      title={t(title)}
      onCancel={isExternal ? leave : answer}
      footer={[
        isExternal && (
          <Button key="leave" onClick={leave}>
            {t('course.not_now')}
          </Button>
        ),
        <Button key="answer" type="primary" autoFocus onClick={answer}>
          {t(act)}
        </Button>,
      ]}
    >
      {question === 'there' && <SecondsLeft seconds={viewing.terms?.promptWaitSeconds ?? 60} />}
      {question === 'paused' && <p>{t('course.paused_text')}</p>}
      {isExternal && <p>{t('course.elsewhere_text')}</p>}
    </Modal>
  )
}
