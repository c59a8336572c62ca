import type { UncountedReason } from '@sands/rules/study'
import { ChevronRight, CircleAlert, CircleCheck, CloudOff, Timer } from 'lucide-react'
import { useT } from '../i18n/i18n.ts'
import { useExactDurationText } from '../study/duration-text.ts'
import type { UsedViewing } from '../study/use-viewing.ts'
import { CoverageMap } from './coverage-map.tsx'
import styles from './study-line.module.css'

/** Reasons caused by players and networks, which the learner cannot influence. They are shown only in the details. */
const QUIET: readonly UncountedReason[] = ['beyond_end', 'old']

type Tone = 'calm' | 'good' | 'warning'

function useStatus({ state, progress, terms, stopReason, error, isHalted, isTrying, isWaiting }: UsedViewing) {
  const t = useT()
  const duration = useExactDurationText()
  const percent = progress?.percent ?? 0
  if (isTrying) return { tone: 'warning' as Tone, icon: CircleAlert, text: t('course.not_counted_now') }
  if (state === 'failed')
    return { tone: 'warning' as Tone, icon: CircleAlert, text: error?.msg || t('course.not_counted') }
  if (isHalted && stopReason === 'elsewhere')
    return { tone: 'warning' as Tone, icon: CircleAlert, text: t('course.elsewhere_halted') }
  if (stopReason && !QUIET.includes(stopReason))
    return { tone: 'warning' as Tone, icon: CircleAlert, text: t(`course.why_${stopReason}`) }
  if (progress?.isFinished === 1) return { tone: 'good' as Tone, icon: CircleCheck, text: t('course.item_done') }
  if (isWaiting) return { tone: 'calm' as Tone, icon: CloudOff, text: t('course.waiting') }
  if (progress?.missing.join() === 'time_too_short') {
    const time = duration((terms?.minSeconds ?? 0) - progress.seconds)
    return { tone: 'calm' as Tone, icon: Timer, text: t('course.time_left', { time }) }
  }
  if (!progress && state === 'opening') return { tone: 'calm' as Tone, icon: Timer, text: t('kernel.loading') }
  const word = state === 'counting' ? 'course.counting' : 'course.seen'
  return { tone: 'calm' as Tone, icon: Timer, text: t(word, { percent }) }
}

/** The line under the player: the progress, whether study time counts, and a button to the missing parts. */
export function StudyLine({ viewing, onOpen }: { viewing: UsedViewing; onOpen: () => void }) {
  const t = useT()
  const { tone, icon: Icon, text } = useStatus(viewing)
  const { progress, terms, state, isHalted, stopReason } = viewing
  return (
    <div className={styles.line} data-tone={tone} data-study={state}>
      <button type="button" className={styles.button} onClick={onOpen}>
        <Icon size={18} aria-hidden className={styles.icon} key={tone} />
        <span className={styles.text} role="status">
          {text}
        </span>
        <span className={styles.more}>
          {t('course.details')}
          <ChevronRight size={16} aria-hidden />
        </span>
      </button>
      {progress && terms && state !== 'failed' && <CoverageMap progress={progress} form={terms.form} />}
      {isHalted && stopReason === 'elsewhere' && (
        <button type="button" className={styles.again} onClick={viewing.takeOver}>
          {t('course.go_on_here')}
        </button>
      )}
      {state === 'failed' && (
        <button type="button" className={styles.again} onClick={viewing.takeOver}>
          {t('kernel.retry')}
        </button>
      )}
    </div>
  )
}
