import { CheckCircleFilled } from '@ant-design/icons'
import type { SurveyDetails } from '@sands/contract/survey/survey.model'
import { DETAILS } from '@sands/web/survey/survey-calls'
import type { SentSurvey } from '@sands/web/survey/use-reply'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { ReplyForm } from './reply-form.tsx'
import { SentReply } from './sent-reply.tsx'
import styles from './survey-learn.module.css'
import { surveyLearnPaths } from './survey-learn-paths.ts'
import { SurveyPage } from './survey-page.tsx'

/** The questions of a survey while the person may reply; afterwards the end page or what they have sent. */
export function SurveyDetailsPage() {
  const [sent, setSent] = useState<SentSurvey | null>(null)
  return (
    <SurveyPage read={DETAILS}>
      {({ data, reload }) => {
        if (!data) return null
        if (sent) return <End survey={data} sent={sent} />
        if (data.canReply) return <ReplyForm key={data.editionId} survey={data} onSent={setSent} onRefused={reload} />
        return <Closed survey={data} />
      }}
    </SurveyPage>
  )
}

function Closed({ survey }: { survey: SurveyDetails }) {
  const t = useT()
  if (survey.reply) return <SentReply name={survey.name} reply={survey.reply} />
  if (survey.isReplied)
    return <StateBlock kind="empty" page title={t('survey.replied')} text={t('survey.replied_anonymous')} />
  return <StateBlock kind="empty" page title={t('survey.not_open')} />
}

function End({ survey, sent }: { survey: SurveyDetails; sent: SentSurvey }) {
  const t = useT()
  const points = sent.points > 0 ? t('survey.earned', { count: sent.points }) : ''
  return (
    <section className={styles.end} role="alert">
      <CheckCircleFilled className={styles.tick ?? ''} aria-hidden />
      <h1 className={styles.title}>{t('survey.thanks')}</h1>
      <p className={styles.text}>{sent.endText || t('survey.thanks_text')}</p>
      {points && <p className={styles.done}>{points}</p>}
      {!survey.isVisitor && <LinkButton to={surveyLearnPaths.mine}>{t('survey.to_mine')}</LinkButton>}
    </section>
  )
}
