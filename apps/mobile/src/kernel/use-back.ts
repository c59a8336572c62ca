import { homeLinks } from '@sands/contract/home/home.links'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

/** The router numbers its own history entries; at 0 the person came from outside the app. */
const cameFromInside = () => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
}

/** Goes back to where the person came from, or home when they came through a link. */
export function useBack(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    if (cameFromInside()) void navigate(-1)
    else void navigate(homeLinks.home(), { replace: true })
  }, [navigate])
}
