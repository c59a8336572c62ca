import { act, fireEvent, screen } from '@testing-library/react'

type Name = string | RegExp

export const tap = (element: Element): Promise<void> => act(async () => void fireEvent.click(element))

export const tapButton = async (name: Name): Promise<void> => tap(await screen.findByRole('button', { name }))

export const tapLink = async (name: Name): Promise<void> => tap(await screen.findByRole('link', { name }))

export const typeInto = (field: Element, value: string): Promise<void> =>
  act(async () => void fireEvent.change(field, { target: { value } }))

/** The current address of the app, as in the address bar. */
export const address = (): string => `${window.location.pathname}${window.location.search}`

/** Waits until everything pending has arrived, before a test asserts that something is missing. */
export const settle = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done, 50)))
