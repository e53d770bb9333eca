/** The card fields of the sandbox. A number that is no test card never leaves this frame. */
const form = document.getElementById('card')
const problem = document.getElementById('problem')
const [number, expiry, cvc] = ['number', 'expiry', 'cvc'].map((id) => document.getElementById(id))
const say = (message) => parent.postMessage(message, location.origin)
const digits = (input) => input.value.replace(/\D/g, '')

/** Anything else may be somebody's real card. */
const testNumbers = new Set(form.dataset.numbers.split(' '))

const wrong = () => {
  if (digits(number).length >= 15 && !testNumbers.has(digits(number)))
    return { type: 'validation_error', code: 'incorrect_number', message: form.dataset.onlyTest, field: number }
  if (digits(number).length < 15)
    return { type: 'validation_error', code: 'incomplete_number', message: form.dataset.incomplete, field: number }
  if (digits(expiry).length < 4)
    return { type: 'validation_error', code: 'incomplete_expiry', message: form.dataset.incomplete, field: expiry }
  if (digits(cvc).length < 2) return { type: 'validation_error', code: 'incomplete_cvc', message: form.dataset.incomplete, field: cvc }
  return undefined
}

const validate = () => {
  const found = wrong()
  for (const field of [number, expiry, cvc]) field.setAttribute('aria-invalid', String(found?.field === field))
  problem.textContent = found?.message ?? ''
  if (!found) return {}
  found.field.focus()
  const { field, ...error } = found
  return { error }
}

const confirm = async ({ key, id, clientSecret }) => {
  const { error } = validate()
  if (error) return { error }
  const fields = {
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digits(number),
    'payment_method_data[card][exp_month]': digits(expiry).slice(0, 2),
    'payment_method_data[card][exp_year]': digits(expiry).slice(2),
    'payment_method_data[card][cvc]': digits(cvc),
  }
  try {
    const response = await fetch(`/sandbox/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
    const body = await response.json()
    return body.error ? { error: body.error } : { paymentIntent: body }
  } catch {
    return { error: { type: 'api_connection_error', message: 'PRUEBA: no answer' } }
  }
}

addEventListener('message', async (event) => {
  if (event.origin !== location.origin || event.source !== parent || !event.data?.sandboxQuestion) return
  const result = event.data.wants === 'confirm' ? await confirm(event.data) : validate()
  say({ sandboxAnswer: event.data.sandboxQuestion, result })
})

expiry.addEventListener('input', () => {
  const typed = digits(expiry).slice(0, 4)
  expiry.value = typed.length > 2 ? `${typed.slice(0, 2)}/${typed.slice(2)}` : typed
})
number.addEventListener('input', () => {
  const typed = digits(number).slice(0, 16)
  number.value = typed.replace(/(\d{4})(?=\d)/g, '$1 ')
})
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', () => say({ sandboxEvent: 'change', complete: !wrong() }))

// The height of what is drawn: a frame's scroll height never falls below the frame itself.
const height = () => document.documentElement.offsetHeight
new ResizeObserver(() => say({ sandboxEvent: 'resize', height: height() })).observe(document.body)
say({ sandboxEvent: 'ready', height: height() })
