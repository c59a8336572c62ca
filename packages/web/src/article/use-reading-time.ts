import { useEffect } from 'react'
import type { ArticleId } from './article-calls.ts'
import { createReadingClock } from './reading-clock.ts'
import { createReadingPost } from './reading-post.ts'

const EVERY_MS = 15_000
const SIGNS = ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchmove'] as const

/**
 * Reports every 15 seconds how long the article was visible, and the rest when the person leaves. Reports that cannot
 * be sent wait in the outbox.
 */
export function useReadingTime(id: ArticleId, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    const clock = createReadingClock(Date.now())
    const isInView = () => document.visibilityState === 'visible'
    const post = createReadingPost(id)
    const report = () => void post.tell(clock.take(Date.now()))
    const look = () => {
      clock.show(isInView(), Date.now())
      if (!isInView()) report()
    }
    const sign = () => clock.sign(Date.now())
    clock.show(isInView(), Date.now())
    const timer = setInterval(report, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    for (const name of SIGNS) window.addEventListener(name, sign, { passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      for (const name of SIGNS) window.removeEventListener(name, sign)
      void post.leave(clock.take(Date.now()))
    }
  }, [id, enabled])
}
