import type { CallData } from '@sands/contract/calls'
import type { UserId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useDurationText } from '@sands/web/study/duration-text'
import { Drawer, Skeleton } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from './stay.module.css'
import type { DayRange } from './stay-address.ts'
import { useDayText } from './use-day-text.ts'

const PERSON = 'GET /sands-lms/api/v1/manage/stay/person'

interface StayDrawerProps {
  userId: UserId | undefined
  range: DayRange
  onClose: () => void
}

/** The days of one person. */
export function StayDrawer({ userId, range, onClose }: StayDrawerProps) {
  const t = useT()
  return (
    <Drawer open={userId !== undefined} onClose={onClose} size={480} title={t('study.stay')} destroyOnHidden>
      {userId && <Person userId={userId} range={range} />}
    </Drawer>
  )
}

function Person({ userId, range: { from, until } }: { userId: UserId; range: DayRange }) {
  const t = useT()
  const answer = useCall(PERSON, { query: { userId, from, until } }, { staleTime: 0 })
  if (answer.data) return <Days stay={answer.data} />
  if (answer.isPending) return <Skeleton active paragraph={{ rows: 7 }} aria-label={t('kernel.loading')} />
  return <FailureBlock error={answer.error} onRetry={() => void answer.refetch()} />
}

function Days({ stay: { person, days } }: { stay: CallData<typeof PERSON> }) {
  const t = useT()
  const duration = useDurationText()
  const dayText = useDayText()
  const longest = Math.max(1, ...days.map(({ seconds }) => seconds))
  return (
    <div className={styles.person}>
      <header className={styles.stacked}>
        <h2 className={styles.heading}>{person.name}</h2>
        <span className={styles.quiet}>{[person.userName, person.departmentName].filter(Boolean).join(' · ')}</span>
      </header>
      {days.length === 0 ? (
        <p>{t('study.stay_no_days')}</p>
      ) : (
        <table className={styles.days}>
          <caption className="visually-hidden">{t('study.stay_open', { name: person.name })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('study.stay_day')}</th>
              <th scope="col" colSpan={2}>
                {t('study.stay')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, seconds }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>
                  <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(seconds * 100) / longest} height="6" className={styles.fill} />
                  </svg>
                </td>
                <td className={styles.time}>{duration(seconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
