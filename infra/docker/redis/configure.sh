#!/bin/sh
# Prints a configuration of Redis: the password of `default`, and a user for each process that has a password.
set -eu
[ -z "${REDISCLI_AUTH:-}" ] || printf 'requirepass "%s"\n' "$REDISCLI_AUTH"
while read -r name rules; do
  variable=$(echo "${name}_REDIS_PASSWORD" | tr '[:lower:]' '[:upper:]')
  eval "password=\${$variable:-}"
  [ -z "$password" ] || printf 'user %s on >%s %s\n' "$name" "$password" "$rules"
done < "$(dirname "$0")/users.acl"
