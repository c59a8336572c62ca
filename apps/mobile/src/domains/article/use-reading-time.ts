import { useEffect } from 'react'
import { type ArticleId, saveLearnTime } from './article-calls.ts'
import { createReadingClock } from './reading-clock.ts'

const EVERY_MS = 15_000
/** More than the server takes at once would be refused as a whole. */
const MOST_SECONDS = 3600
const SIGNS = ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchmove'] as const

/** Tells the server every 15 seconds how long the article has been in sight; the rest when the person leaves. */
export function useReadingTime(id: ArticleId, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    const clock = createReadingClock(Date.now())
    const isInSight = () => document.visibilityState === 'visible'
    const report = async () => {
      const seconds = Math.min(MOST_SECONDS, Math.floor(clock.take(Date.now()) * 10) / 10)
      if (seconds > 0 && !(await saveLearnTime(id, seconds))) clock.giveBack(seconds)
    }
    const look = () => {
      clock.show(isInSight(), Date.now())
      if (!isInSight()) void report()
    }
    const sign = () => clock.sign(Date.now())
    clock.show(isInSight(), Date.now())
    const timer = setInterval(() => void report(), EVERY_MS)
    document.addEventListener('visibilitychange', look)
    for (const name of SIGNS) window.addEventListener(name, sign, { passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      for (const name of SIGNS) window.removeEventListener(name, sign)
      void report()
    }
  }, [id, enabled])
}
