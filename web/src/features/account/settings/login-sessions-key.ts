export const LOGIN_SESSIONS_KEY = ['login-sessions'];
