"""How somebody proves on any device who they are: codes and passkeys. Nobody has to: a guest plays without."""
