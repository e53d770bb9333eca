/** Imitates as much of the provider's page script as the shop calls, with the same names and results. Everything is PRUEBA. */
;(() => {
  const base = new URL('.', document.currentScript.src).pathname.replace(/\/$/, '')
  const isOurs = (event, frame) => event.origin === location.origin && event.source === frame.contentWindow

  const idOfSecret = (clientSecret) => clientSecret.split('_secret_')[0]

  const call = async (key, method, path, fields) => {
    const query = new URLSearchParams(fields).toString()
    try {
      const response = await fetch(method === 'GET' ? `${base}/v1${path}?${query}` : `${base}/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'GET' ? {} : { body: query }),
      })
      const body = await response.json()
      return body.error ? { error: body.error } : { paymentIntent: body }
    } catch {
      return { error: { type: 'api_connection_error', message: 'PRUEBA: no answer' } }
    }
  }

  const waitFor = (frame, isWanted) =>
    new Promise((resolve) => {
      const hear = (event) => {
        if (!isOurs(event, frame) || !isWanted(event.data)) return
        removeEventListener('message', hear)
        resolve(event.data)
      }
      addEventListener('message', hear)
    })

  const ask = async (frame, question) => {
    const id = crypto.randomUUID()
    const answered = waitFor(frame, (data) => data?.sandboxAnswer === id)
    frame.contentWindow.postMessage({ ...question, sandboxQuestion: id }, location.origin)
    return (await answered).result
  }

  const frameOf = (path, title) => {
    const frame = document.createElement('iframe')
    frame.src = base + path
    frame.title = title
    Object.assign(frame.style, { width: '100%', border: '0', height: '19rem' })
    return frame
  }

  /** The card fields. They live in a frame, so that what is typed never belongs to the shop's page. */
  const createElement = (locale) => {
    const listeners = new Map()
    const frame = frameOf(`/card?lang=${locale}`, 'PRUEBA: tarjeta / card')
    const tell = (name, detail) => {
      for (const listener of listeners.get(name) ?? []) listener(detail)
    }
    const hear = (event) => {
      if (!isOurs(event, frame) || !event.data?.sandboxEvent) return
      if (event.data.height) frame.style.height = `${event.data.height}px`
      tell(event.data.sandboxEvent, { elementType: 'payment', complete: Boolean(event.data.complete), error: undefined })
    }
    const element = {
      mount: (place) => {
        addEventListener('message', hear)
        ;(typeof place === 'string' ? document.querySelector(place) : place).append(frame)
      },
      unmount: () => {
        removeEventListener('message', hear)
        frame.remove()
      },
      destroy: () => element.unmount(),
      update: () => {},
      focus: () => frame.focus(),
      on: (name, listener) => {
        listeners.set(name, [...(listeners.get(name) ?? []), listener])
        return element
      },
      ask: (question) => ask(frame, question),
    }
    return element
  }

  const createElements = (options = {}) => {
    const locale = String(options.locale ?? 'es').startsWith('en') ? 'en' : 'es'
    let element
    return {
      locale,
      create: () => {
        element = createElement(locale)
        return element
      },
      getElement: () => element ?? null,
      update: () => {},
      submit: async () => {
        if (!element) return { error: { type: 'validation_error', code: 'incomplete_payment_details', message: 'PRUEBA' } }
        return element.ask({ wants: 'validate' })
      },
    }
  }

  /** The bank's window. Closing it leaves the payment waiting, as walking away from a real bank does. */
  const authenticate = async (key, paymentIntent, locale) => {
    const dialog = document.createElement('dialog')
    // A shop's stylesheet may have taken away the margins that centre it.
    Object.assign(dialog.style, { width: 'min(30rem, 92vw)', margin: 'auto', padding: '0', border: '0' })
    const secret = encodeURIComponent(paymentIntent.client_secret)
    const frame = frameOf(`/3ds?payment_intent=${paymentIntent.id}&client_secret=${secret}&lang=${locale}`, 'PRUEBA: banco / bank')
    frame.style.height = '22rem'
    dialog.append(frame)
    document.body.append(dialog)
    dialog.showModal()
    const closed = new Promise((resolve) => dialog.addEventListener('close', () => resolve({ outcome: 'closed' }), { once: true }))
    const { outcome } = await Promise.race([waitFor(frame, (data) => data?.sandboxBank), closed])
    dialog.remove()
    if (outcome === 'closed')
      return { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message: 'PRUEBA: closed' } }
    return call(key, 'POST', `/payment_intents/${paymentIntent.id}/authenticate`, { client_secret: paymentIntent.client_secret, outcome })
  }

  const finish = async (key, result, locale, { returnUrl, redirect } = {}) => {
    const { paymentIntent } = result
    const needsBank = paymentIntent?.status === 'requires_action' && paymentIntent.next_action?.type === 'use_stripe_sdk'
    if (redirect === 'always' && paymentIntent) {
      const query = new URLSearchParams({
        payment_intent: paymentIntent.id,
        client_secret: paymentIntent.client_secret,
        key,
        lang: locale,
        return_url: returnUrl,
      })
      location.assign(needsBank ? `${base}/3ds?${query}` : returnUrl)
      return new Promise(() => {})
    }
    return needsBank ? authenticate(key, paymentIntent, locale) : result
  }

  const confirmWith = async (key, element, clientSecret) => {
    const id = idOfSecret(clientSecret)
    return element.ask({ wants: 'confirm', key, id, clientSecret })
  }

  window.Stripe = (key, options = {}) => {
    const locale = String(options.locale ?? document.documentElement.lang ?? 'es').startsWith('en') ? 'en' : 'es'
    const retrievePaymentIntent = (clientSecret) =>
      call(key, 'GET', `/payment_intents/${idOfSecret(clientSecret)}`, { client_secret: clientSecret })
    return {
      elements: (given = {}) => createElements({ locale, ...given }),
      retrievePaymentIntent,
      confirmPayment: async ({ elements, clientSecret, confirmParams = {}, redirect }) => {
        const result = await confirmWith(key, elements.getElement(), clientSecret)
        return finish(key, result, elements.locale, { returnUrl: confirmParams.return_url, redirect: redirect ?? 'always' })
      },
      confirmCardPayment: async (clientSecret, { payment_method } = {}) =>
        finish(key, await confirmWith(key, payment_method.card, clientSecret), locale),
      confirmOxxoPayment: async (clientSecret, { payment_method } = {}) => {
        const { name = '', email = '' } = payment_method?.billing_details ?? {}
        return call(key, 'POST', `/payment_intents/${idOfSecret(clientSecret)}/confirm`, {
          client_secret: clientSecret,
          'payment_method_data[type]': 'oxxo',
          'payment_method_data[billing_details][name]': name,
          'payment_method_data[billing_details][email]': email,
        })
      },
      handleNextAction: async ({ clientSecret }) => finish(key, await retrievePaymentIntent(clientSecret), locale),
    }
  }
  window.Stripe.version = 'PRUEBA'
})()
