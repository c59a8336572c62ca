import type { FaceCalendarDay } from '@sands/contract/face/calendar.calls'
import { idIn } from '@sands/contract/kernel/id'
import { useCall } from '@sands/web/call/use-call'
import { useFaceTimes } from '@sands/web/face/use-face-times'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { Button, Segmented, Skeleton } from 'antd'
import { Link } from 'react-router'
import { choiceValue, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { facePaths } from '../face-paths.ts'
import { useSessionTimes } from '../manage/use-session-times.ts'
import styles from './calendar.module.css'
import { addDays, dayKey, keyOf, shownDays, stepBy } from './calendar-days.ts'

const ADDRESS = { view: choiceValue(['month', 'week'], 'month'), at: textValue(10), room: textValue(18) }

/** Sessions on a calendar, by month or week, with rooms and what collides. Days are those of the reader's clock. */
export function CalendarPage() {
  const t = useT()
  const [language] = useLanguage()
  const [{ view, at, room }, setAddress] = useAddressQuery(ADDRESS)
  const anchor = keyOf(at) ?? dayKey(new Date())
  const days = shownDays(view, anchor)
  const [first = anchor] = days
  const from = new Date(`${first}T00:00:00`)
  const until = new Date(`${addDays(days.at(-1) ?? anchor, 1)}T00:00:00`)
  const rooms = useCall('GET /sands-lms/api/v1/manage/face/room/list', { query: {} })
  const roomId = idIn<'faceRoom'>(room)
  const found = useCall(
    'GET /sands-lms/api/v1/manage/face/calendar',
    { query: { from: from.toISOString(), until: until.toISOString(), roomId: roomId ?? undefined } },
    { staleTime: 0 },
  )
  const month = dateFormat(localeOf(language), { year: 'numeric', month: 'long' })
  return (
    <ManagePage
      title={t('face.calendar_title')}
      intro={t('face.calendar_intro')}
      actions={
        <Segmented<'month' | 'week'>
          value={view}
          options={[
            { value: 'month', label: t('face.calendar_month') },
            { value: 'week', label: t('face.calendar_week') },
          ]}
          onChange={(next) => setAddress({ view: next })}
        />
      }
    >
      <FilterBar
        label={t('face.calendar_title')}
        clear={{ label: t('face.clear'), onClear: () => setAddress({ room: '' }) }}
        isNarrowed={room !== ''}
      >
        <Choice
          className={styles.rooms}
          label={t('face.where')}
          placeholder={t('face.where')}
          value={room}
          options={(rooms.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(next) => setAddress({ room: next })}
        />
        <Button onClick={() => setAddress({ at: stepBy(view, anchor, -1) })}>{t('face.calendar_before')}</Button>
        <Button onClick={() => setAddress({ at: '' })}>{t('face.calendar_today')}</Button>
        <Button onClick={() => setAddress({ at: stepBy(view, anchor, 1) })}>{t('face.calendar_after')}</Button>
      </FilterBar>
      <h2 className={styles.month}>{month.format(new Date(`${anchor}T12:00:00`))}</h2>
      {found.data ? (
        <Grid days={days} planned={found.data} anchor={view === 'month' ? anchor : null} />
      ) : found.isError ? (
        <FailureBlock error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </ManagePage>
  )
}

interface GridProps {
  days: readonly string[]
  planned: readonly FaceCalendarDay[]
  /** A day of the month that is shown; others are quiet. */
  anchor: string | null
}

function Grid({ days, planned, anchor }: GridProps) {
  const t = useT()
  const [language] = useLanguage()
  const colliding = planned.filter(({ isColliding }) => isColliding).length
  const byDay = Map.groupBy(planned, ({ startsAt }) => dayKey(new Date(startsAt)))
  const title = dateFormat(localeOf(language), { weekday: 'short', day: 'numeric' })
  return (
    <>
      {colliding > 0 && <p className={styles.warning}>{t('face.calendar_conflicts', { count: colliding })}</p>}
      {planned.length === 0 && <p className={styles.quiet}>{t('face.calendar_none')}</p>}
      <ul className={styles.grid}>
        {days.map((key) => (
          <li key={key} className={styles.cell} data-quiet={anchor !== null && key.slice(0, 7) !== anchor.slice(0, 7)}>
            <h3 className={styles.date}>{title.format(new Date(`${key}T12:00:00`))}</h3>
            {byDay.get(key)?.map((day) => (
              <Entry key={day.dayId} day={day} />
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

function Entry({ day }: { day: FaceCalendarDay }) {
  const t = useT()
  const times = useSessionTimes()
  const to = may(useViewer(), 'face.edit') ? facePaths.session(day.faceId) : facePaths.attendance(day.faceId)
  const own = useFaceTimes().own({ startTime: day.startsAt, endTime: day.endsAt }, day.timeZone)
  return (
    <Link to={to} className={styles.entry} data-phase={day.phase}>
      <span>{day.name || t('face.untitled')}</span>
      <span className={styles.quiet}>{times(day.startsAt, day.endsAt, day.timeZone)}</span>
      {own && <span className={styles.quiet}>{own}</span>}
      <span className={styles.quiet}>{[day.roomName, ...day.lecturerNames].filter(Boolean).join(' · ')}</span>
      {day.isColliding && <span className={styles.warning}>{t('face.conflicts')}</span>}
    </Link>
  )
}
