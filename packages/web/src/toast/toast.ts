import { createStore, useStore } from '../store/store.ts'

export type ToastKind = 'info' | 'success' | 'error'
export interface Toast {
  id: number
  text: string
  kind: ToastKind
}

const MAX_SHOWN = 3
/** Long enough to read: a minimum for short texts, more for long ones. */
const shownFor = (text: string) => Math.min(8000, 2600 + text.length * 45)

const toasts = createStore<readonly Toast[]>([])
let lastId = 0

export function showToast(text: string, { kind = 'info' }: { kind?: ToastKind } = {}): void {
  if (!text || toasts.get().some((toast) => toast.text === text)) return
  lastId += 1
  const id = lastId
  toasts.set([...toasts.get(), { id, text, kind }].slice(-MAX_SHOWN))
  setTimeout(() => dismissToast(id), shownFor(text))
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

export const shownToasts = (): readonly Toast[] => toasts.get()
export const useToasts = (): readonly Toast[] => useStore(toasts)
