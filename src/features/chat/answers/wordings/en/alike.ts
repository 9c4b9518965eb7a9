/** Words that one could use for another whatever the topic, in English: what is learnt of one is learnt of all. */
export const alike = `
10|12|15|20|25|30|40|50|60|80|100|200
employees|staff|people|colleagues
customers|clients
customer|client
company|firm|business|organisation
chatbot|bot|chat assistant|ai chat
boss|manager|director
datev|lexware|xero|quickbooks|sage|sevdesk
shopify|shopware|woocommerce|magento|prestashop|bigcommerce
sap business one|navision|business central|odoo|netsuite|our erp
zendesk|freshdesk|jira|intercom inbox|help scout
salesforce|hubspot|pipedrive|zoho|dynamics
turkish|polish|french|spanish|italian|ukrainian|dutch|arabic
dental practice|law firm|plumber|wholesaler|pharmacy|car dealer|property manager|printer
enquiries|inquiries
cheap|affordable|inexpensive
expensive|pricey|costly
fast|quickly
delete|erase|remove|wipe
deleted|erased|removed|wiped
stored|saved|kept
website|site|web page|homepage
mistakes|errors
wrong|incorrect|false
contract|agreement
invoice|bill
invoices|bills
outage|downtime
leads|prospects
purchase|buy
cancel|terminate
phone you|call you|ring you
talk to|speak to|speak with
a human|a real person|a proper human|an actual person
free trial|trial period|test phase|trial run
do you offer|do you have|is there|have you got|do you do
can you|could you|are you able to
can i|could i|may i|can we|could we
do i need|do we need|will we need
what about|how about|what's the story with
`;
