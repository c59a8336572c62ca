import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { HtmlContent } from '@sands/web/html/html-content.tsx'
import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { GonePage } from '../../../kernel/ui/page/gone-page.tsx'
import { usePageTitle } from '../../../kernel/ui/page/use-page-title.ts'
import { TextLink } from '../../../kernel/ui/text-link.tsx'
import styles from './lecturer.module.css'
import { lecturerPaths } from './lecturer-paths.ts'
import { LecturerProfile } from './lecturer-profile.tsx'

/** The lecturer in the address. */
export function LecturerPage() {
  const [search] = useSearchParams()
  const id = idIn<'lecturer'>(search.get('lecturerId') ?? '')
  return id ? <Lecturer key={id} id={id} /> : <NoSuchLecturer />
}

/** The profile, the introduction and the courses of a lecturer. */
function Lecturer({ id }: { id: Id<'lecturer'> }) {
  const t = useT()
  const { LecturerCourses } = useSlots()
  const asked = useCall('GET /sands-lms/api/v1/lecturer/get', { query: { lecturerId: id } })
  const { data: lecturer, error } = asked
  usePageTitle(lecturer?.name ?? t('lecturer.detail'))
  if (!lecturer) {
    if (error instanceof CallError && error.status === 404) return <NoSuchLecturer words={error.msg} />
    if (asked.isError) return <FailureBlock page error={error} onRetry={() => void asked.refetch()} />
    return (
      <div role="status" aria-label={t('kernel.loading')} className={styles.panel}>
        <Skeleton active avatar={{ size: 72 }} paragraph={{ rows: 6 }} />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <LecturerProfile lecturer={lecturer} />
      {lecturer.introduction && (
        <section className={styles.panel}>
          <h2 className={styles.heading}>{t('lecturer.introduction')}</h2>
          <div className={styles.text}>
            <HtmlContent html={lecturer.introduction} Anchor={TextLink} />
          </div>
        </section>
      )}
      {LecturerCourses && lecturer.teachCourseNum > 0 && (
        <section>
          <h2 className={styles.heading}>{t('lecturer.courses')}</h2>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
            <LecturerCourses lecturerId={id} />
          </Suspense>
        </section>
      )}
    </div>
  )
}

function NoSuchLecturer({ words }: { words?: string | undefined }) {
  const t = useT()
  return <GonePage words={words} others={{ to: lecturerPaths.lecturers, label: t('lecturer.show_all') }} />
}
