// @vitest-environment happy-dom
import { NOT_SIGNED_IN } from '@sands/contract/kernel/codes'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getSession } from '../session/session.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { speak } from '../testing/texts.ts'
import { stubWire } from '../testing/wire.ts'
import { ProofDialog } from './proof-dialog.tsx'

const CHALLENGE = 'GET /sands-user/api/v1/auth/second-factor/challenge'
const PROVE = 'POST /sands-user/api/v1/auth/second-factor/prove'
const challenge = (...ways: string[]) => ({ code: 1, data: { ways, challengeToken: 't', passkey: null } })

describe('the dialog that asks for a proof', () => {
  beforeEach(async () => {
    localStorage.clear()
    putSession(null)
    await speak('en-us')
  })

  it('leads people without a password to a new sign-in', async () => {
    putSession(aSession())
    stubWire(({ key }) => (key === CHALLENGE ? challenge() : { code: 1, data: { ended: 1 } }))
    const close = vi.fn()
    render(<ProofDialog token="t" isSignIn={false} close={close} />)
    fireEvent.click(await screen.findByText('Sign in again'))
    expect(close).toHaveBeenCalledWith(false)
    await waitFor(() => expect(getSession()).toBeNull())
  })

  it('says which browser it is, so that others in the office do not slow it down', async () => {
    const sent = stubWire(({ key }) => (key === CHALLENGE ? challenge('totp') : { code: 1 }))
    const close = vi.fn()
    render(<ProofDialog token="t" isSignIn close={close} />)
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: ' 123456 ' } })
    fireEvent.click(screen.getByText('Confirm'))
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
    const body = JSON.parse(sent.find(({ key }) => key === PROVE)?.body ?? '{}')
    expect(body).toEqual({ way: 'totp', secret: '123456', deviceId: expect.stringMatching(/^[A-Za-z0-9_-]{16,64}$/) })
  })

  it('closes when the person took too long, so that they sign in again', async () => {
    let isLate = false
    stubWire(({ key }) => {
      if (isLate) return { code: NOT_SIGNED_IN, status: 401, msg: 'Sign in' }
      return key === CHALLENGE ? challenge('totp') : { code: 1 }
    })
    const close = vi.fn()
    render(<ProofDialog token="t" isSignIn close={close} />)
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: '123456' } })
    isLate = true
    fireEvent.click(screen.getByText('Confirm'))
    await waitFor(() =>
      expect(close).toHaveBeenCalledWith(
        expect.objectContaining({ code: NOT_SIGNED_IN, msg: expect.stringContaining('sign in again') }),
      ),
    )
    expect(close).toHaveBeenCalledOnce()
  })

  it('sends a password as it was typed', async () => {
    const sent = stubWire(({ key }) => (key === CHALLENGE ? challenge('password') : { code: 1 }))
    const close = vi.fn()
    render(<ProofDialog token="t" isSignIn={false} close={close} />)
    const field = await screen.findByLabelText('Password')
    fireEvent.change(field, { target: { value: ' Blank-1234 ' } })
    fireEvent.click(screen.getByText('Confirm'))
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
    expect(JSON.parse(sent.find(({ key }) => key === PROVE)?.body ?? '{}').secret).toBe(' Blank-1234 ')
  })
})
