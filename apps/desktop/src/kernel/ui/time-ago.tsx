import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { useMoments } from '../moment.ts'

interface TimeAgoProps {
  at: string
  className?: string | undefined
}

/** The relative time in the same words as the phone app; the exact time is in the title. */
export function TimeAgo({ at, className }: TimeAgoProps) {
  const timeAgo = useTimeAgo()
  const { minute } = useMoments()
  return (
    <time dateTime={at} title={minute(at)} className={className}>
      {timeAgo(at)}
    </time>
  )
}
