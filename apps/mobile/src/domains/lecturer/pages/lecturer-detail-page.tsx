import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { HtmlText } from '../../../kernel/ui/html-text.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { LecturerProfile, LecturerProfileSkeleton } from '../components/lecturer-profile.tsx'
import styles from './lecturer-detail-page.module.css'

const LECTURER_GET = 'GET /sands-lms/api/v1/lecturer/get'
const isId = (value: string) => /^[1-9][0-9]{0,17}$/.test(value)

/** One lecturer: profile, introduction and courses. */
export function LecturerDetailPage() {
  const t = useT()
  const [search] = useSearchParams()
  const { CourseCards, ShareSheet } = useSlots()
  const [shares, setShares] = useState(false)
  const lecturerId = asId<Id<'lecturer'>>(search.get('lecturerId') ?? '')
  const asked = useCall(LECTURER_GET, { query: { lecturerId } }, { enabled: isId(lecturerId), keep: true })
  const { data: lecturer, refetch } = asked
  return (
    <Page
      title={t('lecturer.detail')}
      end={
        lecturer && ShareSheet && <BarButton icon={Share2} label={t('kernel.share')} onClick={() => setShares(true)} />
      }
    >
      <CachedNote at={asked.cachedAt} />
      {content()}
      <BackToTop />
      {shares && lecturer && ShareSheet && (
        <ShareSheet
          kind="lecturer"
          id={lecturer.id}
          title={lecturer.name}
          path={lecturerLinks.detail(lecturer.id)}
          onClose={() => setShares(false)}
        />
      )}
    </Page>
  )

  function content() {
    if (lecturer) {
      return (
        <div className={styles.parts}>
          <LecturerProfile lecturer={lecturer} />
          {lecturer.introduction && (
            <section className={styles.card}>
              <h2 className={styles.heading}>{t('lecturer.introduction')}</h2>
              <HtmlText html={lecturer.introduction} />
            </section>
          )}
          {CourseCards && lecturer.teachCourseNum > 0 && (
            <section className={styles.card}>
              <h2 className={styles.heading}>{t('lecturer.courses')}</h2>
              <CourseCards lecturerId={lecturer.id} />
            </section>
          )}
        </div>
      )
    }
    const gone = asked.error instanceof CallError && asked.error.status === 404
    if (gone || !isId(lecturerId)) {
      const others = (
        <ButtonLink to={lecturerLinks.centre()} replace>
          {t('lecturer.title')}
        </ButtonLink>
      )
      return <ErrorPictureState kind="gone" text={asked.error?.message} action={others} />
    }
    if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void refetch()} />
    return <LecturerProfileSkeleton />
  }
}
