import { surveyLinks } from '@sands/contract/survey/survey.links'
import type { SurveyDetails } from '@sands/contract/survey/survey.model'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { shortPoint } from '@sands/web/survey/stored-points'
import { DETAILS } from '@sands/web/survey/survey-calls'
import { type SentSurvey, useReply } from '@sands/web/survey/use-reply'
import { useSurvey } from '@sands/web/survey/use-survey'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState, NotFoundState } from '../../../kernel/ui/page/states.tsx'
import { DoneState } from '../components/done-state.tsx'
import { ReplyForm } from '../components/reply-form.tsx'
import { SentReply } from '../components/sent-reply.tsx'
import styles from './survey-page.module.css'

/** The questions of a survey while the person may reply; afterwards the end page or what they have sent. */
export function SurveyDetailsPage() {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('investigationId') ?? ''
  const survey = useSurvey(DETAILS, id)
  const [sent, setSent] = useState<SentSurvey | null>(null)
  const { data } = survey
  if (data && sent) return <EndPage survey={data} sent={sent} />
  if (data?.canReply) return <ReplyPage key={data.editionId} survey={data} onSent={setSent} onRefused={survey.reload} />
  return <Page title={data?.name ?? t('survey.one')}>{content()}</Page>

  function content() {
    if (id === '') return <NotFoundState title={t('survey.unknown')} />
    if (!data) {
      if (survey.isError) return <ErrorState error={survey.error} onRetry={() => void survey.refetch()} />
      return <RowsSkeleton rows={6} />
    }
    if (data.reply) return <SentReply reply={data.reply} />
    if (data.isReplied) return <DoneState title={t('survey.replied')} text={t('survey.replied_anonymous')} />
    return <EmptyState title={t('survey.not_open')} />
  }
}

interface ReplyPageProps {
  survey: SurveyDetails
  onSent: (sent: SentSurvey) => void
  onRefused: () => void
}

function ReplyPage({ survey, onSent, onRefused }: ReplyPageProps) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const reply = useReply(survey, {
    onSent,
    onRefused,
    confirm: ({ action, ...question }, deliver) =>
      void ask({ ...question, confirm: action }).then((isSure) => (isSure ? deliver() : undefined)),
  })
  const send = () => {
    const fault = reply.send()
    if (fault) document.getElementById(fault)?.scrollIntoView({ block: 'start' })
  }
  const place = survey.isAnonymous || survey.isVisitor ? 'survey.saved_device' : 'survey.saved'
  return (
    <Page
      title={survey.name}
      bottom={
        <div className={styles.bar}>
          {reply.savedAt !== null && (
            <p className={styles.saved} role="status">
              {t(place, { time: timeAgo(new Date(reply.savedAt).toISOString()) })}
            </p>
          )}
          <Button block busy={reply.isSending} onClick={send}>
            {t('survey.submit')}
          </Button>
        </div>
      }
    >
      <p className={styles.short}>{t(shortPoint(survey))}</p>
      <ReplyForm survey={survey} reply={reply} />
    </Page>
  )
}

function EndPage({ survey, sent }: { survey: SurveyDetails; sent: SentSurvey }) {
  const t = useT()
  const points = sent.points > 0 ? t('survey.earned', { count: sent.points }) : ''
  const text = [sent.endText || t('survey.thanks_text'), points].filter(Boolean).join('\n')
  const action = survey.isVisitor ? undefined : (
    <ButtonLink to={surveyLinks.mine()} replace>
      {t('survey.to_mine')}
    </ButtonLink>
  )
  return (
    <Page title={survey.name}>
      <DoneState title={t('survey.thanks')} text={text} action={action} />
    </Page>
  )
}
