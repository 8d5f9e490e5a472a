// Where the requests are, apart from their schemas: a browser needs these and not those.

export const ROUTES = {
  games: { method: 'GET', path: '/api/games' },
  address: { method: 'GET', path: '/api/address' },
  me: { method: 'GET', path: '/api/me' },
  lobby: { method: 'GET', path: '/api/lobby' },
  create: { method: 'POST', path: '/api/matches' },
  match: { method: 'GET', path: '/api/matches/:id' },
  claim: { method: 'POST', path: '/api/matches/:id/seats/:seat/claim' },
  invite: { method: 'POST', path: '/api/matches/:id/seats/:seat/invite' },
  fill: { method: 'POST', path: '/api/matches/:id/seats/:seat/fill' },
  start: { method: 'POST', path: '/api/matches/:id/start' },
  leave: { method: 'POST', path: '/api/matches/:id/leave' },
  return: { method: 'POST', path: '/api/matches/:id/return' },
  rematch: { method: 'POST', path: '/api/matches/:id/rematch' },
  record: { method: 'GET', path: '/api/matches/:id/record' },
} as const;
