-- Run by the image of PostgreSQL at its first start, as its superuser: the processes work as a role that owns their database,
-- and has no other rights.
\getenv password INNWIRE_PASSWORD
create role innwire login password :'password';
alter database hotels owner to innwire;
-- Whoever may connect may take the locks by which the processes take turns.
revoke connect on database hotels from public;
