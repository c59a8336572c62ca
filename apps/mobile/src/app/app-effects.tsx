import { CallError } from '@sands/web/call/call-error'
import { whenIdle } from '@sands/web/device/idle'
import { keepDownloadsOf } from '@sands/web/download/keep-downloads'
import { useLanguage } from '@sands/web/i18n/i18n'
import { forgetAges, isOldAnswer } from '@sands/web/offline/age'
import { keepOnlyOf } from '@sands/web/offline/answer-cache'
import { onReturn } from '@sands/web/offline/connectivity'
import { getSession, subscribeSession, updateSession } from '@sands/web/session/session'
import { applyTheme, useTheme } from '@sands/web/theme/theme'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentUser } from '../kernel/current-user.ts'
import { useSkin } from '../kernel/skin.ts'
import { PICTURES_CACHE } from '../worker/pictures.ts'
import { dressForInstalling } from './installable.ts'
import { forgetScroll } from './scroll-memory.ts'

function useSkinColours(): void {
  const theme = useSkin().data?.themeColorType
  useEffect(() => {
    if (theme) applyTheme(theme)
  }, [theme])
}

function useDress(): void {
  const theme = useTheme()
  const [language] = useLanguage()
  useEffect(() => whenIdle(() => dressForInstalling(theme, language)), [theme, language])
}

/** Updates college and labels in the session from the server. */
function usePersonFacts(): void {
  const { data: user } = useCurrentUser()
  useEffect(() => {
    if (user) updateSession({ userId: user.id, collegeId: user.collegeId, labels: user.sysUserLabel })
  }, [user])
}

/** Removes the data of a person when they sign out or another person signs in, in this tab or in another. */
function useForgetting(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let userId = getSession()?.userId
    whenIdle(() => {
      void keepOnlyOf(getSession()?.userId)
      void keepDownloadsOf(getSession()?.userId)
    })
    return subscribeSession(() => {
      const next = getSession()?.userId
      if (next === userId) return
      const left = userId !== undefined
      userId = next
      if (!left) return
      void keepOnlyOf(next)
      void keepDownloadsOf(next)
      if ('caches' in globalThis) void caches.delete(PICTURES_CACHE)
      forgetAges()
      forgetScroll()
      // Runs after the login gate has reacted: active queries are fetched again, all others are dropped.
      setTimeout(() => {
        queries.removeQueries({ type: 'inactive' })
        void queries.resetQueries({ type: 'active' })
      })
    })
  }, [queries])
}

const wantedNetwork = ({ queryHash, state: { error } }: Query) =>
  isOldAnswer(queryHash) || (error instanceof CallError && error.network)

/**
 * Answers that came from the device cache or failed for lack of a network are fetched again once the network is back.
 */
function useReturn(): void {
  const queries = useQueryClient()
  useEffect(() => onReturn(() => void queries.invalidateQueries({ predicate: wantedNetwork })), [queries])
}

/** Keeps the app in sync with the server and the session; renders nothing. */
export function AppEffects() {
  useSkinColours()
  useDress()
  usePersonFacts()
  useForgetting()
  useReturn()
  return null
}
